import type { ReactNode } from 'react'

type ExampleProps = {
  /** Names of the components in the code: Button, ButtonLink. */
  name: string
  /** When to use it, in one line. */
  use: string
  children: ReactNode
}

/** A part of pages with all its variants. */
export function Example({ name, use, children }: ExampleProps) {
  const id = `example-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 py-6 border-t border-line">
      <div>
        <h3 id={id} className="text-lg">
          {name}
        </h3>
        <p className="text-muted">{use}</p>
      </div>
      {children}
    </section>
  )
}

/** One variant, under the properties that make it. */
export function Variant({ props, children }: { props: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1 justify-items-start">
      <code className="text-muted text-sm">{props}</code>
      {children}
    </div>
  )
}

/** Variants side by side. */
export function Variants({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-8 gap-y-4">{children}</div>
}
