/**
 * The chart as an MCP App (specification of 2026-01-26): a page that a host of an agent shows in a frame with the result of
 * `cast_chart`. It speaks JSON-RPC with the host by `postMessage`; what it draws comes in `_meta` of the result as attributes of the element.
 */
import './index.ts';

const PROTOCOL = '2026-01-26';
const INITIALIZE_ID = 1;
/** Name in `_meta` of a result. */
const META = 'shangyuan/chart';

type Fields = Readonly<Record<string, unknown>>;

const chart = document.querySelector('shangyuan-chart') as HTMLElement;
const status = document.querySelector('[role=status]') as HTMLElement;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The origin of the host is not known, and nothing is sent that it does not have. */
const send = (message: object): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

function follow({ theme, locale }: Fields): void {
  if (theme === 'light' || theme === 'dark') chart.setAttribute('theme', theme);
  if (typeof locale === 'string') document.documentElement.lang = chart.lang = locale;
}

function say(text: string): void {
  status.textContent = text;
  status.hidden = text === '';
  chart.hidden = text !== '';
}

function show({ _meta: meta, content, isError }: Fields): void {
  const attributes = Object.entries(fieldsOf(fieldsOf(meta)[META]));
  if (isError === true || attributes.length === 0) {
    const texts = Array.isArray(content) ? content.map((part) => textIn(fieldsOf(part)['text'])) : [];
    say(isError === true ? texts.join('\n') : '这次的结果里没有命盘 / no chart in this result');
    return;
  }
  for (const [name, value] of attributes) chart.setAttribute(name, textIn(value));
  say('');
}

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window.parent) return;
  const { id, method, result, params } = fieldsOf(data);
  if (method === undefined && id === INITIALIZE_ID && result !== undefined) {
    follow(fieldsOf(fieldsOf(result)['hostContext']));
    send({ method: 'ui/notifications/initialized', params: {} });
    new ResizeObserver(reportSize).observe(document.documentElement);
  } else if (method === 'ui/notifications/tool-result') show(fieldsOf(params));
  else if (method === 'ui/notifications/tool-cancelled') say('已取消 / cancelled');
  else if (method === 'ui/notifications/host-context-changed') follow(fieldsOf(params));
  else if (method !== undefined && id !== undefined) answer(textIn(method), id);
});

/** What hosts request of a view: that it is there, and that it gets ready to go. */
function answer(method: string, id: unknown): void {
  if (method === 'ping' || method === 'ui/resource-teardown') send({ id, result: {} });
  else send({ id, error: { code: -32_601, message: `no method ${method}` } });
}

function reportSize(): void {
  const { width, height } = document.documentElement.getBoundingClientRect();
  send({
    method: 'ui/notifications/size-changed',
    params: { width: Math.ceil(width), height: Math.ceil(height) },
  });
}

send({
  id: INITIALIZE_ID,
  method: 'ui/initialize',
  params: {
    protocolVersion: PROTOCOL,
    appInfo: { name: 'shangyuan-chart', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  },
});
