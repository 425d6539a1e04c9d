import type { PropsWithChildren } from 'react'

/** Layout "noForm": the default layout without the bottom form. */
export default function NoFormLayout({ children }: PropsWithChildren) {
  return <main id="main">{children}</main>
}
