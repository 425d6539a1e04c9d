import { Card, CardLink } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { StudyProductSummary } from '@/lib/api/products'
import styles from './product-cards.module.css'

/** Study products as cards: what for, and for whom. */
export function ProductCards({ products }: { products: readonly StudyProductSummary[] }) {
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <Card as="li" key={product.id} linked>
          <h2 className={styles.title}>
            <CardLink href={product.href}>{product.title}</CardLink>
          </h2>
          <p className={styles.summary}>{product.summary}</p>
          <p className={styles.audience}>
            <span>适合</span>
            {product.audience}
          </p>
          <ul className={styles.tags} aria-label="标签">
            {product.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  )
}
