import { useId } from 'react';
import { Icon } from '../../ui/display/Icon.tsx';
import { checkIcon } from '../../ui/tables/icons.ts';
import type { Product } from '../../lib/wire/shop.ts';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './PriceCards.module.css';

interface PriceCardsProps {
  readonly products: readonly Product[];
  readonly value: string;
  readonly onChange: (productId: string) => void;
}

/** Products as cards, one of them chosen; prices are the server's, never our own. */
export function PriceCards({ products, value, onChange }: PriceCardsProps) {
  const name = useId();
  return (
    <Grid columns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap={3} role="radiogroup" aria-label="会员种类">
      {products.map((product) => (
        <Grid
          as="label"
          gap={1}
          padY={3}
          padX={4}
          key={product.productId}
          className={styles.Card}
          data-selected={product.productId === value}
        >
          <input
            type="radio"
            name={name}
            value={product.productId}
            checked={product.productId === value}
            onChange={() => onChange(product.productId)}
          />
          <Text face="serif" size="h2" weight="bold" className={styles.Name}>
            {product.name}
          </Text>
          <Text face="serif" size="h1" weight="bold" className={styles.Price}>
            <small>¥</small>
            {product.price.replace(/\.00$/, '')}
            {product.originalPrice !== '' && (
              <Text as="s" face="sans" size="cell" weight="normal" tone="faint">
                ¥{product.originalPrice.replace(/\.00$/, '')}
              </Text>
            )}
          </Text>
          <Text size="cell" tone="soft">
            {product.isLifetime ? '长期有效' : `${product.days} 天`}
          </Text>
          <span className={styles.Tick} aria-hidden>
            <Icon of={checkIcon} size={0.875} />
          </span>
        </Grid>
      ))}
    </Grid>
  );
}
