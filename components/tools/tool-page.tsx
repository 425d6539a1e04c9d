import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import styles from './tool-page.module.css'

/** The frame of a tool: what it answers, then the tool itself. */
export function ToolPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
      </div>
    </Container>
  )
}
