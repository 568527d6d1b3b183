// Before the first paint: theme and text size, and the files of the page that the address names. The build writes it into the
// document, whose content policy names its digest. Keys and values are those of src/lib/device/settings.ts. A chart that does
// not open with its grid needs the analysis; a link to it is checked by a file and by keys of the server, which the device stores.
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
  var request = function (href, kind) {
    var link = document.createElement('link');
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  var address = location.hash.slice(1).split('?');
  var places = first.pages[address[0] || '/'] || [];
  if (address[0] === '/pages/common/PlattingDetails/PlattingDetails' && stored.chartOpens !== 'grid')
    places = places.concat(first.brief);
  if (/(^|&)seal=/.test(address[1])) {
    places = places.concat(first.link);
    if (!localStorage.zh_link_keys) request('./api/chartLink/keys', 'fetch');
  }
  places.forEach(function (place) {
    var name = first.names[place];
    request('./assets/' + name, name.endsWith('.css') ? 'style' : '');
  });
})();
