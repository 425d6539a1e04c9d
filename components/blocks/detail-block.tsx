import { type PropsWithChildren, type ReactNode, useId } from 'react'
import { HeadingText } from '@/components/ui/heading-text'

type DetailBlockProps = {
  title: string
  /** One or two sentences under the heading. */
  text?: ReactNode
  children: ReactNode
}

/** One part of a record's page with its own heading. */
export function DetailBlock({ title, text, children }: DetailBlockProps) {
  const id = useId()
  return (
    <section className="grid grid-cols-1 gap-4 pt-6 print:break-inside-avoid" aria-labelledby={id}>
      <h2 id={id} className="font-display text-xl">
        <HeadingText text={title} />
      </h2>
      {text !== undefined && <p className="text-muted max-w-measure">{text}</p>}
      {children}
    </section>
  )
}

/** A limitation that the reader must know before reading on. */
export function Caution({ children }: PropsWithChildren) {
  return <div className="noted px-6 py-4 grid gap-2">{children}</div>
}
