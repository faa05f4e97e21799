// Page that sends the form of another service again, from this origin.
/** @type {HTMLFormElement | null} */ (document.getElementById('form'))?.submit();
