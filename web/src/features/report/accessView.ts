/**
 * What is offered to a reader without access to a report: plain data of the card that offers it.
 */
import type { Loaded } from '../../lib/page/useModule.ts';
import type { ReportOffer } from '../../lib/wire/services.ts';

/** How to get a single report: text of the button ('' for none), and the note beside it. */
export type SingleOffer =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'offline' | 'retry' | 'spend' | 'continue' | 'buy';
      readonly button: string;
      readonly note: string;
    };

/** Terms of a single report, shown before it is bought. */
const TERMS = '解锁这四柱的全部篇章，长期可看，换设备登录同一账号也在；生辰改了而四柱变了，算另一个命盘。';

/** How to get this one report, by the server's answer; null where none is on sale. */
export function singleOffer(offer: Loaded<ReportOffer>, isOnline: boolean): SingleOffer | null {
  if (!isOnline) return { kind: 'offline', button: '', note: '联网后可解锁单份报告' };
  if (offer.state === 'loading') return { kind: 'loading' };
  if (offer.state === 'failed') return { kind: 'retry', button: '重试', note: '单份价格获取失败' };
  const { left, pendingNo, product } = offer.value;
  if (left > 0) return { kind: 'spend', button: `用已购的一份解锁，还有 ${left} 份`, note: TERMS };
  if (pendingNo !== null)
    return { kind: 'continue', button: '继续支付', note: '这份报告有一笔待支付的订单，付好即解锁。' };
  return product === null ? null : { kind: 'buy', button: `只解锁这一份 ¥${product.price}`, note: TERMS };
}
