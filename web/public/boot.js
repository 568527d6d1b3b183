// Theme and text size before the first paint. A file of its own, because the content policy forbids inline scripts.
// Keys and values are those of src/lib/device/settings.ts.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('zh_settings') || '{}').state || {};
  } catch {
    stored = {};
  }
  var isDark =
    stored.theme === 'dark' ||
    (stored.theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.text = stored.textSize || 'standard';
})();
