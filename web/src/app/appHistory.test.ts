import { expect, test, vi } from 'vitest';
import { createAppHistory } from './appHistory.ts';

/** As much of a browser as the history of one document takes: entries, `popstate`, and an address typed by hand. */
class FakeWindow extends EventTarget {
  readonly entries: { url: URL; state: unknown }[] = [{ url: new URL('https://app.test/#/'), state: null }];
  at = 0;
  readonly history = new FakeHistory(this);
  get location(): URL {
    return this.entries[this.at]!.url;
  }
  /** To the same address a browser replaces the entry, to another it adds one. */
  type(hash: string): void {
    const url = new URL(hash, this.location);
    if (url.href !== this.location.href) this.entries.length = ++this.at;
    this.entries[this.at] = { url, state: null };
    this.dispatchEvent(new Event('popstate'));
  }
}

class FakeHistory {
  private readonly win: FakeWindow;
  constructor(win: FakeWindow) {
    this.win = win;
  }
  get length(): number {
    return this.win.entries.length;
  }
  get state(): unknown {
    return this.win.entries[this.win.at]!.state;
  }
  pushState(state: unknown, _: string, url: string): void {
    const { win } = this;
    const next = new URL(url, win.location);
    win.entries.length = ++win.at;
    win.entries.push({ url: next, state });
  }
  replaceState(state: unknown, _: string, url?: string): void {
    const { win } = this;
    win.entries[win.at] = { url: new URL(url ?? win.location.href, win.location), state };
  }
  back(): void {
    this.go(-1);
  }
  forward(): void {
    this.go(1);
  }
  go(delta: number): void {
    if (this.win.entries[this.win.at + delta] === undefined) return;
    this.win.at += delta;
    this.win.dispatchEvent(new Event('popstate'));
  }
}

function open() {
  const win = new FakeWindow();
  const history = createAppHistory(win as unknown as Window);
  const place = () => `${history.location.href} ${history.location.state.__TSR_index}`;
  return { win, history, place };
}

test('an address typed into the open app has the place after the one before it', () => {
  const { win, history, place } = open();
  history.push('/a');
  history.flush();
  win.type('#/b?x=1');
  expect(place()).toBe('/b?x=1 2');
  expect(history.canGoBack()).toBe(true);
  win.type('#/c');
  expect(place()).toBe('/c 3');
  history.back();
  expect(place()).toBe('/b?x=1 2');
  history.push('/d');
  history.flush();
  expect(place()).toBe('/d 3');
});

test('the same address typed again stays where it is', () => {
  const { win, history, place } = open();
  win.type('#/');
  expect(place()).toBe('/ 0');
  expect(history.canGoBack()).toBe(false);
  history.push('/a?q=%E5%8D%A6');
  history.flush();
  win.type('#/a?q=%E5%8D%A6');
  expect(place()).toBe('/a?q=%E5%8D%A6 1');
});

test('a history that manages back itself accepts a typed address', async () => {
  // Without a document the history blocks nothing.
  vi.stubGlobal('document', {});
  const { win, history, place } = open();
  history.push('/a');
  history.flush();
  const actions: string[] = [];
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      actions.push(action);
      return action === 'BACK';
    },
  });
  win.type('#/b');
  await expect.poll(place).toBe('/b 2');
  expect(actions).toEqual(['FORWARD']);
  vi.unstubAllGlobals();
});
