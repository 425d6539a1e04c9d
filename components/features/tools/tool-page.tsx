import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import styles from './tool-page.module.css'

/** The frame of a tool: what it answers, then the tool itself. */
export function ToolPage({
  title,
  intro,
  isWide = false,
  children,
}: {
  title: string
  intro: string
  /** Takes the whole width of the page, for columns side by side. */
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <Container>
      <div className={styles.page} data-wide={isWide || undefined}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
      </div>
    </Container>
  )
}
