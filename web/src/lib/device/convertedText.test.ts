import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { converterOf } from '../script/converter.ts';
import { protectTyped, setConverter } from '../script/script.ts';

const toasts: string[] = [];
vi.mock('../page/toast.ts', () => ({ showToast: (text: string) => toasts.push(text) }));
const { copyText } = await import('./copyText.ts');
const { shareText } = await import('./shareText.ts');

const written: string[] = [];
const writeText = (text: string) => Promise.resolve(void written.push(text));

beforeEach(() =>
  setConverter(
    converterOf({
      characters: [
        ['历', '曆'],
        ['苏', '蘇'],
      ],
      phrases: [],
    }),
  ),
);
afterEach(() => {
  setConverter(null);
  vi.unstubAllGlobals();
  toasts.length = 0;
  written.length = 0;
});

test('what is copied to be read is in the script in force, a name as it was typed', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  protectTyped(['苏云']);
  expect(await copyText('苏云的农历生日')).toBe(true);
  expect(written).toEqual(['苏云的农曆生日']);
});

test('data is copied as it is written', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('{"calendar":"农历"}', { isData: true });
  expect(written).toEqual(['{"calendar":"农历"}']);
});

test('what is shared is in the script in force, and so is what is copied where nothing can be shared', async () => {
  vi.stubGlobal('navigator', { share: ({ text }: { text: string }) => writeText(`shared ${text}`) });
  await shareText('农历');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await shareText('农历');
  expect(written).toEqual(['shared 农曆', '农曆']);
});
