/**
 * Which characters each script has, by the standards of the places themselves: GB 2312 for simplified texts, Big5 for
 * traditional ones. Big5 contains some simplified forms as old variants, so a character that our dictionary turns into
 * another must also be readable unchanged.
 */
import type { Script } from '../src/lib/script/scripts.ts';

const HAN = /[\u3400-\u9fff]/gu;

/** The characters that byte pairs encode. */
function charactersOf(encoding: string, leads: readonly [number, number], trails: readonly number[]): string {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++) for (const trail of trails) bytes.push(lead, trail);
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const BIG5_TRAILS = [...range(0x40, 0x7e), ...range(0xa1, 0xfe)];

const GB2312 = new Set(charactersOf('gbk', [0xb0, 0xf7], range(0xa1, 0xfe)));
const BIG5 = new Set(charactersOf('big5', [0xa4, 0xf9], BIG5_TRAILS));

/** Characters beside GB 2312: the Book of Changes, spirits of the almanac and places have them. */
const SIMPLIFIED_BESIDE = new Set(
  '姤螣硙磑貐雊鴽鵙鹖鴠昳夬鼫鿿脢輹嗃頄柅蹢禴洟藟臲卼繘甃餗虩衎刲蔀沬咷茀繻袽邅鞶咥愬祐撝颙胏菑豮稊窞纆寘沚埇瀍浉硚猇滘埗鄠坵萣莿崁氹',
);
/** Characters beside Big5, in names of places and of old books. */
const TRADITIONAL_BESIDE = new Set('畲咔鮁藁埗仫勐傈坂氹犟鿿硙貐');
/** How Hong Kong writes what Big5 has in another form. */
const HONG_KONG = new Set('閲説户税峯兑牀衞啓醖温羣脱着麪卧悦鈎愠鋭葱繮枱敍藴');
/** Simplified forms that are separate characters in traditional texts, which our dictionary changes in other words. */
const ALSO_TRADITIONAL = new Set('里松占伙采后几辟于克尸游划床岳淀台余范涌云朴');
/** The one text that is in its own script on every page. */
const VERBATIM = '简体中文';

/**
 * Characters of a text that a script does not have.
 *
 * @param changed the characters that the script's dictionary changes
 */
export function strangersIn(
  text: string,
  script: Exclude<Script, 'english'>,
  changed: ReadonlySet<string>,
): readonly string[] {
  const characters = text.replaceAll(VERBATIM, '').match(HAN) ?? [];
  if (script === 'simplified')
    return characters.filter((one) => !GB2312.has(one) && !SIMPLIFIED_BESIDE.has(one));
  return characters.filter(
    (one) =>
      !(BIG5.has(one) || TRADITIONAL_BESIDE.has(one) || (script === 'hk' && HONG_KONG.has(one))) ||
      (changed.has(one) && !ALSO_TRADITIONAL.has(one)),
  );
}
