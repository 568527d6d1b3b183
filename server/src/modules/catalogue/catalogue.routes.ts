import { CALLS } from '@shangyuan/contract';
import type { CallRegistrar } from '../../http/calls.ts';
import { presentProducts } from './catalogue.present.ts';
import { productsOnSale } from './catalogue.service.ts';

export function catalogueRoutes(on: CallRegistrar): void {
  on(CALLS.queryVipPrice, async (ctx) => presentProducts(await productsOnSale(ctx, 'vip')));
  on(CALLS.getServerPrice, async (ctx) => presentProducts(await productsOnSale(ctx, 'service')));
}
