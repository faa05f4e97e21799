/** Groups of nodes that reach each other, each sorted; a graph without circles has none. */
export function findCircles(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    lowest.set(node, index);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      const reached = order.has(next)
        ? open.includes(next)
          ? (order.get(next) ?? index)
          : index
        : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? index, reached));
    }
    const low = lowest.get(node) ?? index;
    if (low === index) {
      const members = open.splice(open.indexOf(node));
      if (members.length > 1) circles.push(members.toSorted());
    }
    return low;
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
