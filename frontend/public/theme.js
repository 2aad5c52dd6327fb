// Runs before the first paint, so that nobody sees the wrong theme flash. Kept in step with src/lib/theme.ts.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('waymark-theme') || 'system';
  } catch {
    // Storage may be blocked: the system's choice stands.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#14181B' : '#FBF8F3';
})();
