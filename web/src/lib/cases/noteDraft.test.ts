import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Local storage as browsers have it; the modules read it when they are loaded. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const storage = fakeStorage();
const load = async () => {
  vi.resetModules();
  return import('./noteDraft.ts');
};

beforeEach(() => {
  storage.removeItem('zh_note_drafts');
  vi.stubGlobal('localStorage', storage);
});

describe('the draft of a note', () => {
  test('is there again after a reload, by its case', async () => {
    (await load()).saveNoteDraft('a', { year: '2016', text: '换了城市' });
    const { readNoteDraft } = await load();
    expect(readNoteDraft('a')).toEqual({ year: '2016', text: '换了城市' });
    expect(readNoteDraft('b')).toEqual({ year: '', text: '' });
  });

  test('is gone once it is emptied, and leaves the others', async () => {
    const { saveNoteDraft } = await load();
    saveNoteDraft('a', { year: '', text: '一' });
    saveNoteDraft('b', { year: '2001', text: '' });
    saveNoteDraft('a', { year: ' ', text: '' });
    expect(storage.getItem('zh_note_drafts')).toBe('{"b":{"year":"2001","text":""}}');
    expect((await load()).readNoteDraft('b')).toEqual({ year: '2001', text: '' });
  });

  test('preserves what another tab wrote in between', async () => {
    const here = await load();
    const there = await load();
    here.saveNoteDraft('a', { year: '', text: '这里' });
    there.saveNoteDraft('b', { year: '', text: '那里' });
    here.saveNoteDraft('c', { year: '', text: '又一条' });
    const { readNoteDraft } = await load();
    expect(['a', 'b', 'c'].map((id) => readNoteDraft(id).text)).toEqual(['这里', '那里', '又一条']);
  });
});

describe('adding a draft', () => {
  test('takes the text and its year; an empty draft adds nothing', async () => {
    const { withNoteDraft } = await load();
    expect(withNoteDraft([], { year: ' 2016', text: ' 换了城市 ' }, 7)).toMatchObject([
      { year: 2016, text: '换了城市', createdAt: 7 },
    ]);
    expect(withNoteDraft([], { year: '', text: '爱静' }, 7)).toMatchObject([{ year: null, text: '爱静' }]);
    expect(withNoteDraft([], { year: '', text: ' ' }, 7)).toEqual([]);
  });

  test('an invalid year, or a year without a note, is reported and not dropped', async () => {
    const { noteDraftError, withNoteDraft } = await load();
    expect(noteDraftError({ year: '20', text: '换了城市' })).toEqual({
      year: '年份要四位数字，如 2016',
      text: '',
    });
    expect(noteDraftError({ year: '2016', text: '' })?.text).toBe('写下这一年的事，或清空年份');
    expect(() => withNoteDraft([], { year: '20', text: '换' }, 7)).toThrow(RangeError);
    expect(noteDraftError({ year: '', text: '' })).toBeNull();
  });
});
