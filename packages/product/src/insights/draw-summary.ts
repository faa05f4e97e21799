import type { MoneyPart } from '@quits/i18n';
import { clip, fittingSize, measure, type TextContext, wrap } from './canvas-text.ts';
import type { SummaryLook } from './summary-look.ts';

/** A person in the image. */
interface PicturedPerson {
  readonly hue: number;
  /** Minor units, at least 0. */
  readonly paid: number;
  readonly owed: number;
  /** Undefined if names are hidden. */
  readonly name: string | undefined;
  /** Amount paid, and share; undefined if amounts are hidden. */
  readonly amounts: readonly [string, string] | undefined;
}

/** Content of the image, in the reader's language. */
export interface SummaryPicture {
  readonly isRtl: boolean;
  readonly emoji: string;
  readonly title: string;
  readonly period: string;
  /** The largest figure: an amount, or text if amounts are hidden. */
  readonly hero: string | readonly MoneyPart[];
  readonly heroLabel: string | undefined;
  readonly facts: string;
  /** Spending in other currencies. */
  readonly others: string | undefined;
  readonly sentence: string | undefined;
  /** Spending over time, minor units. */
  readonly bars: readonly number[];
  /** Under the first and the last bar, and above the highest one. */
  readonly barLabels: {
    readonly first: string;
    readonly last: string;
    readonly most: string | undefined;
  };
  readonly people: readonly PicturedPerson[];
  /** Labels of the two bars of each person. */
  readonly legend: readonly [string, string];
  /** For the number of people who aren't shown. */
  readonly locale: string;
  readonly brand: string;
}

/** Size of the image in pixels: four to five, which messengers and feeds show uncropped. */
export const SUMMARY_SIZE = { width: 1080, height: 1350 } as const;

const MARGIN = 76;
const WIDTH = SUMMARY_SIZE.width - 2 * MARGIN;
const STRONG = 620;
const FOOTER = 84;
const PERSON = 57;
const LEGEND = 44;
const MOST_PEOPLE = 6;
const CHART = { least: 82, most: 280 } as const;
const GAP = { least: 34, most: 84 } as const;

/** A part of the image with a known height. */
interface Block {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** Draws a summary. The space that its parts leave goes to the chart first, and then between them. */
export function drawSummary(
  context: CanvasRenderingContext2D,
  picture: SummaryPicture,
  look: SummaryLook,
): void {
  const page = pageOf(context, picture, look);
  context.fillStyle = look.paper;
  context.fillRect(0, 0, SUMMARY_SIZE.width, SUMMARY_SIZE.height);
  const space = SUMMARY_SIZE.height - 2 * MARGIN - FOOTER;
  const hasChart = picture.bars.filter((spent) => spent > 0).length > 1;
  const texts = [header(page), hero(page, hasChart ? 150 : 230), ...sentence(page)];
  const taken = texts.reduce((sum, { height }) => sum + height + GAP.least, 0);
  const chartLeast = hasChart ? CHART.least + 44 + GAP.least : 0;
  const room = Math.floor((space - taken - chartLeast - LEGEND) / PERSON);
  const shown = Math.max(0, Math.min(picture.people.length, MOST_PEOPLE, room));
  const everyone = shown === 0 ? [] : [people(page, shown)];
  const fixed = [...texts, ...everyone].reduce((sum, { height }) => sum + height, 0);
  const gaps = texts.length + everyone.length - 1 + Number(hasChart);
  const left = space - fixed - gaps * GAP.least;
  const charts = hasChart ? [chart(page, Math.min(CHART.most, left - 44))] : [];
  const [first, second, ...rest] = texts;
  const blocks = [first, second, ...charts, ...rest, ...everyone].filter(
    (one) => one !== undefined,
  );
  const total = blocks.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.min(GAP.most, (space - total) / Math.max(1, blocks.length - 1));
  // What is left beyond the largest gaps is shared above and below.
  let top = MARGIN + Math.max(0, (space - total - gap * (blocks.length - 1)) / 3);
  for (const block of blocks) {
    block.draw(top);
    top += block.height + gap;
  }
  footer(page);
}

/** Tools to draw in the reading direction: `x` is the distance from where lines begin. */
interface Page {
  readonly drawing: TextContext;
  readonly picture: SummaryPicture;
  readonly look: SummaryLook;
  readonly text: (text: string, at: PlacedText) => void;
  readonly rect: (at: PlacedRect) => void;
}

interface PlacedText {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly color: string;
  /** @default 'start' */
  readonly align?: 'start' | 'center' | 'end';
}

interface PlacedRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly radius?: number;
  readonly alpha?: number;
}

function pageOf(
  context: CanvasRenderingContext2D,
  picture: SummaryPicture,
  look: SummaryLook,
): Page {
  const { isRtl } = picture;
  const drawing = { context, family: look.family };
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textBaseline = 'alphabetic';
  const mirrored = (x: number) => (isRtl ? SUMMARY_SIZE.width - x : x);
  return {
    drawing,
    picture,
    look,
    text(text, { x, y, size, weight = 480, color, align = 'start' }) {
      context.font = `${weight} ${size}px ${look.family}`;
      context.fillStyle = color;
      context.textAlign = align;
      context.fillText(text, mirrored(x), y);
    },
    rect({ x, y, width, height, color, radius = 0, alpha = 1 }) {
      context.globalAlpha = alpha;
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(isRtl ? mirrored(x) - width : x, y, width, height, radius);
      context.fill();
      context.globalAlpha = 1;
    },
  };
}

function rule({ rect, look }: Page, y: number): void {
  rect({ x: MARGIN, y, width: WIDTH, height: 2, color: look.rule });
}

/** The emoji, the title, and the period. */
function header(page: Page): Block {
  const { drawing, picture, look, text } = page;
  const width = WIDTH - 150;
  const oneLine = fittingSize(drawing, picture.title, {
    size: 92,
    weight: STRONG,
    width,
    least: 64,
  });
  const style = { size: oneLine, weight: STRONG };
  const lines = wrap(drawing, picture.title, { ...style, width, lines: 2 });
  const leading = style.size * 1.08;
  return {
    height: 40 + 18 + lines.length * leading,
    draw(top) {
      text(picture.emoji, {
        x: MARGIN + WIDTH,
        y: top + 104,
        size: 112,
        color: look.ink,
        align: 'end',
      });
      text(picture.period, { x: MARGIN, y: top + 32, size: 36, color: look.soft });
      for (const [index, line] of lines.entries()) {
        const y = top + 40 + (index + 1) * leading;
        text(line, { x: MARGIN, y, ...style, color: look.ink });
      }
    },
  };
}

/** The largest figure, and the facts around it. */
function hero(page: Page, largest: number): Block {
  const { drawing, picture, look, text } = page;
  const { hero: figure, heroLabel, facts, others, isRtl } = picture;
  const whole = typeof figure === 'string' ? figure : figure.map(({ value }) => value).join('');
  const size = fittingSize(drawing, whole, {
    size: largest,
    weight: STRONG,
    width: WIDTH,
    least: 60,
  });
  const factSize = fittingSize(drawing, facts, { size: 42, width: WIDTH, least: 26 });
  const label = heroLabel === undefined ? 0 : 52;
  const figureHeight = size * 0.86;
  // Commas and currency signs reach below the line.
  const below = Math.max(72, size * 0.42);
  return {
    height: 44 + label + figureHeight + below + 4 + (others === undefined ? 0 : 52),
    draw(top) {
      rule(page, top);
      rule(page, top + 6);
      let y = top + 44;
      if (heroLabel !== undefined)
        text(heroLabel, { x: MARGIN, y: y + 30, size: 36, color: look.soft });
      y += label + figureHeight;
      // Several pieces of a line would each be ordered for themselves.
      if (typeof figure === 'string' || isRtl) {
        text(whole, { x: MARGIN, y, size, weight: STRONG, color: look.ink });
      } else drawMoney(page, figure, { y, size });
      y += below;
      const fact = clip(drawing, facts, { size: factSize, width: WIDTH });
      text(fact, { x: MARGIN, y, size: factSize, color: look.ink });
      if (others === undefined) return;
      const line = clip(drawing, others, { size: 36, width: WIDTH });
      text(line, { x: MARGIN, y: y + 52, size: 36, color: look.soft });
    },
  };
}

/** An amount with its minor units raised and small, and a quiet currency sign. */
function drawMoney(
  { drawing, look, text }: Page,
  parts: readonly MoneyPart[],
  { y, size }: { readonly y: number; readonly size: number },
): void {
  let x = MARGIN;
  for (const { type, value } of parts) {
    const isRaised = type === 'minor' || type === 'mark';
    const own = isRaised ? size * 0.52 : size;
    const at = isRaised ? y - size * 0.3 : y;
    const color = type === 'currency' ? look.soft : look.ink;
    text(value, { x, y: at, size: own, weight: STRONG, color });
    x += measure(drawing, value, { size: own, weight: STRONG });
  }
}

function sentence({ drawing, picture, look, text }: Page): readonly Block[] {
  if (picture.sentence === undefined) return [];
  const style = { size: 54, weight: STRONG };
  const lines = wrap(drawing, picture.sentence, { ...style, width: WIDTH, lines: 2 });
  return [
    {
      height: lines.length * 64,
      draw(top) {
        for (const [index, line] of lines.entries()) {
          text(line, { x: MARGIN, y: top + 48 + index * 64, ...style, color: look.accent });
        }
      },
    },
  ];
}

/** Spending over time: the highest bar in full color, with its figure. */
function chart(page: Page, height: number): Block {
  const { drawing, picture, look, text, rect } = page;
  const { bars, barLabels } = picture;
  const most = Math.max(...bars);
  const highest = bars.indexOf(most);
  const step = WIDTH / bars.length;
  const width = Math.min(64, Math.max(6, step * 0.72));
  return {
    height: height + 44,
    draw(top) {
      const [ceiling, floor] = [top + 44, top + height];
      for (const [index, spent] of bars.entries()) {
        if (spent <= 0) continue;
        const tall = Math.max(5, ((floor - ceiling) * spent) / most);
        const x = MARGIN + index * step + (step - width) / 2;
        const alpha = index === highest ? 1 : 0.38;
        rect({ x, y: floor - tall, width, height: tall, color: look.accent, radius: 3, alpha });
      }
      rule(page, floor);
      const style = { size: 30, color: look.soft };
      if (barLabels.most !== undefined) {
        const half = measure(drawing, barLabels.most, { size: 30, weight: STRONG }) / 2;
        const center = MARGIN + (highest + 0.5) * step;
        const x = Math.min(MARGIN + WIDTH - half, Math.max(MARGIN + half, center));
        text(barLabels.most, { ...style, x, y: ceiling - 12, weight: STRONG, align: 'center' });
      }
      text(barLabels.first, { ...style, x: MARGIN, y: floor + 40 });
      text(barLabels.last, { ...style, x: MARGIN + WIDTH, y: floor + 40, align: 'end' });
    },
  };
}

/** Everyone with two bars, as in the mark: what they paid, and their share. */
function people(page: Page, shown: number): Block {
  const { drawing, picture, look, text, rect } = page;
  const some = picture.people.slice(0, shown);
  const most = Math.max(1, ...picture.people.flatMap(({ paid, owed }) => [paid, owed]));
  const amounts = some.flatMap((person) => person.amounts ?? []);
  const style = { size: 25 };
  const amountWidth = Math.max(0, ...amounts.map((one) => measure(drawing, one, style)));
  const names = some.flatMap(({ name }) => name ?? []);
  const nameStyle = { size: 36, weight: STRONG };
  const nameWidth = Math.min(
    280,
    Math.max(0, ...names.map((name) => measure(drawing, name, nameStyle) + 28)),
  );
  const from = MARGIN + 72 + nameWidth;
  const longest = MARGIN + WIDTH - from - (amountWidth === 0 ? 0 : amountWidth + 24);
  return {
    height: LEGEND + shown * PERSON,
    draw(top) {
      let x = MARGIN;
      for (const [index, label] of picture.legend.entries()) {
        const color = index === 0 ? look.credit : look.debit;
        rect({ x, y: top + 10, width: 28, height: 13, color, radius: 2 });
        text(label, { x: x + 40, y: top + 26, size: 28, color: look.soft });
        x += 40 + measure(drawing, label, { size: 28 }) + 40;
      }
      const hidden = picture.people.length - shown;
      if (hidden > 0) {
        const at = { x: MARGIN + WIDTH, y: top + 26, align: 'end' } as const;
        text(new Intl.NumberFormat(picture.locale, { signDisplay: 'always' }).format(hidden), {
          ...at,
          size: 28,
          color: look.soft,
        });
      }
      for (const [index, person] of some.entries()) {
        const middle = top + LEGEND + index * PERSON + PERSON / 2;
        const hue = look.person(person.hue);
        rect({ x: MARGIN, y: middle - 23, width: 46, height: 46, color: hue.wash, radius: 23 });
        const initial = initialOf(person.name);
        const at = { x: MARGIN + 23, y: middle + 9, align: 'center' } as const;
        text(initial, { ...at, size: 26, weight: STRONG, color: hue.ink });
        if (person.name !== undefined) {
          const name = clip(drawing, person.name, { ...nameStyle, width: nameWidth - 20 });
          text(name, { x: MARGIN + 68, y: middle + 12, ...nameStyle, color: look.ink });
        }
        for (const [row, amount] of [person.paid, person.owed].entries()) {
          const width = amount === 0 ? 0 : Math.max(3, (longest * amount) / most);
          const color = row === 0 ? look.credit : look.debit;
          rect({ x: from, y: middle - 18 + row * 21, width, height: 14, color, radius: 3 });
          const figure = person.amounts?.[row];
          if (figure === undefined) continue;
          const y = middle - 3 + row * 25;
          text(figure, { x: MARGIN + WIDTH, y, ...style, color: look.soft, align: 'end' });
        }
      }
    },
  };
}

function initialOf(name: string | undefined): string {
  const [first] = new Intl.Segmenter().segment(name ?? '');
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** The mark and the name of the app. */
function footer(page: Page): void {
  const { look, picture, rect, text } = page;
  const y = SUMMARY_SIZE.height - MARGIN - 44;
  rect({ x: MARGIN, y: y + 4, width: 58, height: 14, color: look.credit, radius: 3 });
  rect({ x: MARGIN, y: y + 27, width: 58, height: 14, color: look.debit, radius: 3 });
  text(picture.brand, { x: MARGIN + 78, y: y + 40, size: 50, weight: STRONG, color: look.ink });
}
