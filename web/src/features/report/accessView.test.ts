import { expect, test } from 'vitest';
import { REPORT_PRODUCT, type ReportOffer } from '../../lib/wire/services.ts';
import { singleOffer } from './accessView.ts';

const PRODUCT = {
  productId: REPORT_PRODUCT,
  name: '单份命盘报告',
  note: '',
  price: '9.90',
  priceFen: 990,
  originalPrice: '',
  days: 0,
  isLifetime: false,
};
const NOTHING: ReportOffer = { target: 't', isUnlocked: false, left: 0, product: PRODUCT, pendingNo: null };
const offerOf = (offer: Partial<ReportOffer>) =>
  singleOffer({ state: 'ready', value: { ...NOTHING, ...offer } }, true);

test('a single report is offered at the price of the server, and says what it opens', () => {
  expect(offerOf({})).toMatchObject({ kind: 'buy', button: '只解锁这一份 ¥9.90' });
  expect(offerOf({})).toHaveProperty('note', expect.stringContaining('长期可看'));
  expect(offerOf({ product: null })).toBeNull();
});

test('a bought report is spent before anything is bought again, an open order is continued', () => {
  expect(offerOf({ left: 2, pendingNo: 'A1' })).toMatchObject({ kind: 'spend' });
  expect(offerOf({ left: 2 })).toHaveProperty('button', expect.stringContaining('还有 2 份'));
  expect(offerOf({ pendingNo: 'A1' })).toMatchObject({ kind: 'continue', button: '继续支付' });
});

test('no price is invented: while it loads, where it failed, and without a network', () => {
  expect(singleOffer({ state: 'loading' }, true)).toEqual({ kind: 'loading' });
  expect(singleOffer({ state: 'failed', error: null, retry: () => undefined }, true)).toMatchObject({
    kind: 'retry',
    button: '重试',
  });
  expect(singleOffer({ state: 'ready', value: NOTHING }, false)).toMatchObject({
    kind: 'offline',
    button: '',
  });
});
