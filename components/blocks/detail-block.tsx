import { type ReactNode, useId } from 'react'
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
    <section className="stack gap-4 start-5 unbroken" aria-labelledby={id}>
      <h2 id={id} className="song larger">
        <HeadingText text={title} />
      </h2>
      {text !== undefined && <p className="muted measure">{text}</p>}
      {children}
    </section>
  )
}

/** A limitation that the reader must know before reading on. */
export function Caution({ children }: { children: ReactNode }) {
  return <div className="remark inset-4-5 stack gap-2">{children}</div>
}
