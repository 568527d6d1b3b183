import { afterEach, expect, test, vi } from 'vitest';
import { converterOf } from '../../lib/script/converter.ts';
import { setConverter } from '../../lib/script/script.ts';
import { saveCalendar } from './saveCalendar.ts';

afterEach(() => {
  setConverter(null);
  vi.restoreAllMocks();
});

test('a calendar file and its name are in the current script', async () => {
  setConverter(
    converterOf({
      characters: [
        ['历', '曆'],
        ['节', '節'],
      ],
      phrases: [],
    }),
  );
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const created = vi.spyOn(URL, 'createObjectURL');
  await saveCalendar('节日', () => [
    { uid: 'a@shangyuan', jdn: 2_461_367, days: 1, title: '春节', text: '农历正月初一', stampMs: 0 },
  ]);
  expect(link.download).toBe('節日.ics');
  expect(link.click).toHaveBeenCalledOnce();
  const file = created.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text).toContain('SUMMARY:春節');
  expect(text).toContain('DESCRIPTION:农曆正月初一');
});
