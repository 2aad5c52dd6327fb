// Runs before the first paint, to avoid a flash of the wrong theme. Keep in step with src/lib/theme.ts.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('waymark-theme') || 'system';
    // Keep in step with src/app/home-place.tsx.
    if (localStorage.getItem('waymark-home')) document.documentElement.dataset.home = '';
  } catch {
    // Storage may be blocked: use the system's theme.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#14181B' : '#FBF8F3';
})();
