/** Text in GBK, which Node reads but does not write: the table is made by reading every double byte. */

let table: ReadonlyMap<string, Buffer> | undefined;

function readTable(): ReadonlyMap<string, Buffer> {
  const decoder = new TextDecoder('gbk');
  const map = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      const text = decoder.decode(bytes);
      if ([...text].length === 1 && text !== '\uFFFD') map.set(text, bytes);
    }
  return map;
}

/** Characters GBK has not become `?`. */
export function encodeGbk(text: string): Buffer {
  table ??= readTable();
  const known = table;
  return Buffer.concat(
    [...text].map((char) => (char <= '\u007F' ? Buffer.from(char) : (known.get(char) ?? Buffer.from('?')))),
  );
}
