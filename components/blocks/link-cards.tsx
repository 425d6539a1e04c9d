import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { plainText } from '@/lib/facts/in-text'

/** Links to related pages as rows, side by side where there is space. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] md:has-[>:nth-child(4):last-child]:grid-cols-2 gap-x-8">
      {items.map(({ label, href, text }) => (
        <li key={href} className="relative py-2 border-t border-line">
          <h3 className="text-base leading-normal">
            <CardLink href={href}>{plainText(label)}</CardLink>
          </h3>
          <p className="text-muted">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
