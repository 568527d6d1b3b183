// Before the first paint: theme and text size, and the files of the page that the address names. The build writes it into the
// document, whose content policy names its digest. Keys and values are those of src/lib/device/settings.ts.
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

  var first = /* the files of each page, by the build */ null;
  if (first === null) return;
  (first.pages[location.hash.slice(1).split('?')[0] || '/'] || []).forEach(function (place) {
    var link = document.createElement('link');
    var isStyle = first.names[place].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = './assets/' + first.names[place];
    document.head.append(link);
  });
})();
