// Updates a dashboard page: when the backend reports a change, fetches and replaces the main part.
const { live } = JSON.parse(document.getElementById('data')?.textContent ?? '{}');

async function renew() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [current, next] = [document.querySelector('main'), page.querySelector('main')];
  if (current === null || next === null) return;
  const wasOpen = [...current.querySelectorAll('details')].map((details) => details.open);
  const grown = next.querySelectorAll('details').length - wasOpen.length;
  for (const [index, details] of next.querySelectorAll('details').entries()) {
    details.open = wasOpen[index - grown] ?? false;
  }
  current.replaceWith(document.adoptNode(next));
}

new EventSource(`/__/live/${live}`).addEventListener('message', () => void renew());
