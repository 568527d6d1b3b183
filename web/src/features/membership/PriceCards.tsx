import { useId } from 'react';
import { Icon } from '../../ui/display/Icon.tsx';
import { checkIcon } from '../../ui/tables/icons.ts';
import type { Product } from '../../lib/wire/shop.ts';
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
    <div role="radiogroup" aria-label="会员种类" className={styles.Cards}>
      {products.map((product) => (
        <label key={product.productId} className={styles.Card} data-selected={product.productId === value}>
          <input
            type="radio"
            name={name}
            value={product.productId}
            checked={product.productId === value}
            onChange={() => onChange(product.productId)}
          />
          <span className={styles.Name}>{product.name}</span>
          <span className={styles.Price}>
            <small>¥</small>
            {product.price.replace(/\.00$/, '')}
            {product.originalPrice !== '' && <s>¥{product.originalPrice.replace(/\.00$/, '')}</s>}
          </span>
          <span className={styles.Note}>{product.isLifetime ? '长期有效' : `${product.days} 天`}</span>
          <span className={styles.Tick} aria-hidden>
            <Icon of={checkIcon} size={0.875} />
          </span>
        </label>
      ))}
    </div>
  );
}
