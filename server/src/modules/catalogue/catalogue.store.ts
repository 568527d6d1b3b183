/** Products and their prices. The first ones are in migrations/0020_money.sql, later prices are added by addPrice. */
import { sql } from 'kysely';
import type { PriceRow, ProductKind, ProductRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';

/** A product with the price that holds, and the one it lies over where it is a promotion. */
export type PricedRow = ProductRow & { readonly price_fen: number; readonly base_fen: number };

/**
 * Products on sale at an instant. Of the windows around it the one that began last holds; the base is the last that has no
 * end.
 */
export async function findOnSale(
  tx: Tx,
  now: Date,
  filter: { readonly kind?: ProductKind; readonly id?: string },
): Promise<readonly PricedRow[]> {
  const { kind = null, id = null } = filter;
  const { rows } = await sql<PricedRow>`
    SELECT product.*, price.price_fen, coalesce(base.price_fen, price.price_fen) AS base_fen FROM product
    CROSS JOIN LATERAL (
      SELECT price_fen FROM product_price WHERE product_id = product.id AND valid_from <= ${now}
        AND (valid_until IS NULL OR valid_until > ${now}) ORDER BY valid_from DESC LIMIT 1
    ) price
    LEFT JOIN LATERAL (
      SELECT price_fen FROM product_price WHERE product_id = product.id AND valid_from <= ${now} AND valid_until IS NULL
        ORDER BY valid_from DESC LIMIT 1
    ) base ON true
    WHERE sold_from <= ${now} AND (sold_until IS NULL OR sold_until > ${now})
      AND (${kind}::text IS NULL OR kind = ${kind}) AND (${id}::text IS NULL OR id = ${id})
    ORDER BY position, id`.execute(tx);
  return rows;
}

export async function findProducts(tx: Tx): Promise<readonly ProductRow[]> {
  return tx.selectFrom('product').selectAll().orderBy('position').execute();
}

export async function findPrices(tx: Tx): Promise<readonly PriceRow[]> {
  return tx
    .selectFrom('product_price')
    .selectAll()
    .orderBy('product_id')
    .orderBy('valid_from', 'desc')
    .execute();
}

/** @returns whether there is a product of that id */
export async function hasProduct(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @returns false where a window begins at that instant already */
export async function addPrice(tx: Tx, price: PriceRow): Promise<boolean> {
  const row = await tx
    .insertInto('product_price')
    .values(price)
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setSale(tx: Tx, id: string, until: Date | null): Promise<void> {
  await tx.updateTable('product').set({ sold_until: until }).where('id', '=', id).execute();
}
