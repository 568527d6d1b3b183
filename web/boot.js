// Before the first paint: theme and text size, what this app is for someone new, and the files of the page that the address
// names. The build writes it into the document, whose content policy names its digest. Keys and values are those of
// src/lib/device/settings.ts and firstSteps.ts, the scripts those of scriptFor. A chart that does not open with its grid opens
// with 三件要事, or with the analysis where there are two panes; a link to it is checked by a file and by keys of the server, which the
// device stores.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem(key)).state || {};
    } catch {
      return {};
    }
  };
  var stored = read('zh_settings');
  var isDark =
    stored.theme === 'dark' ||
    (stored.theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.text = stored.textSize || 'standard';
  var address = location.hash.slice(1).split('?');
  if (!address[0] || address[0] === '/') {
    var steps = read('zh_first_steps');
    var chinese = navigator.languages.find((tag) => /^zh\b/i.test(tag));
    var isSimplified =
      stored.script === 'simplified' ||
      ((stored.script || 'auto') === 'auto' && !/-(HK|MO|TW|Hant)\b/i.test(chinese));
    if (isSimplified && !steps.cast && !steps.isHidden) root.dataset.intro = '';
  }

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
  var places = first.pages[address[0] || '/'] || [];
  if (address[0] === '/pages/common/PlattingDetails/PlattingDetails' && stored.chartOpens !== 'grid')
    places = places.concat(innerWidth < 744 ? first.brief : first.aside);
  if (/(^|&)seal=/.test(address[1])) {
    places = places.concat(first.link);
    if (!localStorage.zh_link_keys) request('./api/chartLink/keys', 'fetch');
  }
  places.forEach(function (place) {
    var name = first.names[place];
    request('./assets/' + name, name.endsWith('.css') ? 'style' : '');
  });
})();
