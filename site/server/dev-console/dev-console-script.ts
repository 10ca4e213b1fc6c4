/**
 * Optional script of the dev console: validates JSON during typing, submits on Ctrl+Enter, and advances the clock.
 */
export const devConsoleScript = `'use strict';
(() => {
  for (const area of document.querySelectorAll('textarea[data-json]')) {
    const check = () => {
      try {
        JSON.parse(area.value);
        area.setCustomValidity('');
      } catch (error) {
        area.setCustomValidity('This is no JSON: ' + error.message);
      }
    };
    area.addEventListener('input', check);
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) area.form.requestSubmit();
    });
  }
  const shown = document.querySelector('time[data-runs]');
  if (shown === null) return;
  const ahead = Date.parse(shown.dateTime) - Date.now();
  setInterval(() => {
    shown.textContent = new Date(Date.now() + ahead).toISOString().slice(0, 19).replace('T', ' ') + ' UTC';
  }, 1000);
})();
`;
