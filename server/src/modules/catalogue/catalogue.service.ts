/**
 * What is sold and for how much. Prices are windows in time that are only ever added, so that every order can be explained.
 */
import type { Ctx, OpsCtx } from '../../context.ts';
import type { ProductKind } from '../../db/moneyTables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/audit.service.ts';
import * as store from './catalogue.store.ts';

/** A product on sale with its price now. */
export type Product = store.PricedRow;

type CatalogueCtx = Pick<Ctx, 'db' | 'clock'>;

export async function productsOnSale(ctx: CatalogueCtx, kind: ProductKind): Promise<readonly Product[]> {
  return store.findOnSale(ctx.db, ctx.clock.now(), { kind });
}

/** @throws AppError productUnknown where there is no such product on sale */
export async function productOnSale(ctx: CatalogueCtx, kind: ProductKind, id: string): Promise<Product> {
  const [product] = await store.findOnSale(ctx.db, ctx.clock.now(), { kind, id });
  if (product === undefined) throw new AppError('productUnknown', { field: 'productId' });
  return product;
}

/** For the operator: every product with all its prices, the newest first. */
export async function listCatalogue(ctx: CatalogueCtx) {
  const prices = await store.findPrices(ctx.db);
  return (await store.findProducts(ctx.db)).map((product) => ({
    ...product,
    prices: prices.filter((price) => price.product_id === product.id),
  }));
}

export async function isProduct(ctx: CatalogueCtx, id: string): Promise<boolean> {
  return store.hasProduct(ctx.db, id);
}

type NewPrice = {
  readonly productId: string;
  readonly priceFen: number;
  readonly from: Date;
  readonly until: Date | null;
};

/** @returns false where another price begins at the same instant */
export async function setPrice(ctx: OpsCtx, price: NewPrice): Promise<boolean> {
  const now = ctx.clock.now();
  return withTransaction(ctx, async (tx) => {
    const isAdded = await store.addPrice(tx, {
      product_id: price.productId,
      valid_from: price.from,
      valid_until: price.until,
      price_fen: price.priceFen,
      created_at: now,
    });
    const detail = {
      priceFen: price.priceFen,
      from: price.from.toISOString(),
      until: price.until?.toISOString() ?? null,
    };
    if (isAdded)
      await audit(ctx, tx, { actor: ctx.operator, action: 'price.set', target: price.productId, detail });
    return isAdded;
  });
}

/** Ends the sale of a product, or opens it again with null. */
export async function setSale(ctx: OpsCtx, productId: string, until: Date | null): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await store.setSale(tx, productId, until);
    const detail = { until: until?.toISOString() ?? null };
    await audit(ctx, tx, { actor: ctx.operator, action: 'product.sale', target: productId, detail });
  });
}
