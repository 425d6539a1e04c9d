import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type ToolExampleProps = {
  /** The answers from which it is computed. */
  of: string
  /** The tool with these answers. */
  href: string
  children: ReactNode
}

/** What a tool answers, beside its empty form. */
export const ToolExample = ({ of, href, children }: ToolExampleProps) => (
  <section className="grid gap-3" aria-labelledby="example">
    <h2 id="example" className="text-lg">
      样例：{of}
    </h2>
    {children}
    <p>
      <Link href={href} className="inline-flex items-center min-h-target">
        看整份样例
      </Link>
    </p>
  </section>
)
