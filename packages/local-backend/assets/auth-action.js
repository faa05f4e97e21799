// Page behind an emailed link: applies the link when its button is clicked.
const { oobCode, isReset, continueUrl, tenantId } = JSON.parse(
  document.getElementById('data')?.textContent ?? '{}',
);
const form = document.getElementById('form');
const outcome = document.getElementById('outcome');

async function act() {
  const password = /** @type {HTMLInputElement | null} */ (document.getElementById('password'));
  const call = isReset ? 'resetPassword' : 'update';
  const answer = await fetch(
    `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=action-page`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        oobCode,
        tenantId,
        ...(isReset ? { newPassword: password?.value } : {}),
      }),
    },
  );
  if (form === null || outcome === null) return;
  if (!answer.ok) {
    const { error } = await answer.json();
    outcome.textContent = `That did not work: ${error.message}`;
    return;
  }
  form.hidden = true;
  outcome.textContent = 'Done. You can close this page.';
  if (continueUrl !== null) location.assign(continueUrl);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void act();
});
