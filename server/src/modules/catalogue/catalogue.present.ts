import { formatYuan, type CALLS, type OutputOf } from '@shangyuan/contract';
import type { Product } from './catalogue.service.ts';

export function presentProducts(products: readonly Product[]): OutputOf<typeof CALLS.queryVipPrice> {
  return products.map((product) => ({
    productId: product.id,
    name: product.name,
    note: product.note,
    price: formatYuan(product.price_fen),
    priceFen: product.price_fen,
    originalPrice: product.base_fen > product.price_fen ? formatYuan(product.base_fen) : '',
    days: product.days ?? 0,
    isLifetime: product.is_lifetime,
  }));
}
