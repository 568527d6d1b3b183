import { afterEach, expect, test, vi } from 'vitest';

const toasts: string[] = [];
vi.mock('../page/toast.ts', () => ({ showToast: (text: string) => toasts.push(text) }));
const { canPaste, pasteText } = await import('./pasteText.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
});
const holds = (readText: () => Promise<string>) => vi.stubGlobal('navigator', { clipboard: { readText } });

test('what lies on the clipboard comes as one line', async () => {
  holds(() => Promise.resolve(' 1990年6月15日\n14:30　女 \t成都\n'));
  expect(canPaste()).toBe(true);
  expect(await pasteText()).toBe('1990年6月15日 14:30 女 成都');
  expect(toasts).toEqual([]);
});

test('a refusal explains how to paste by hand; an empty clipboard is reported as empty', async () => {
  holds(() => Promise.reject(new DOMException('Read permission denied.', 'NotAllowedError')));
  expect(await pasteText()).toBeNull();
  holds(() => Promise.resolve('\n'));
  expect(await pasteText()).toBeNull();
  expect(toasts).toEqual(['没有读到剪贴板，请长按输入框，或按 Ctrl+V 粘贴', '剪贴板里没有文字']);
});

test('a browser that cannot read the clipboard gets no request', () => {
  vi.stubGlobal('navigator', {});
  expect(canPaste()).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  expect(canPaste()).toBe(false);
});
