// Runs before the first paint.

// Avoids a flash of the wrong theme. Keep in step with src/lib/theme.ts.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('waymark-theme') || 'system';
    // Keep in step with src/shared/guest-progress/has-guest-ticks.ts.
    const begun = Object.keys(localStorage).filter(
      (key) =>
        key.startsWith('roadmap_progress_') && /"completedSteps":[1-9]/.test(localStorage.getItem(key)),
    );
    if (begun.length > 0) document.documentElement.dataset.begun = String(Math.min(3, begun.length));
  } catch {
    // Storage may be blocked: use the system's theme.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#14181B' : '#FBF8F3';
})();

// Buttons in HTML of the server do nothing until React hydrates them; src/lib/early-input.ts presses again those pressed before.
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) button.wasPressed = true;
  },
  true,
);

// A form without an address of its own is sent by React. By the browser, its fields would come into the page's address.
addEventListener(
  'submit',
  (event) => {
    if (!event.target.hasAttribute('action') && event.target.method !== 'dialog') event.preventDefault();
  },
  true,
);
