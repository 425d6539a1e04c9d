'use client'
import { useEffect, useState } from 'react'
import styles from './progress-bar.module.css'

/** The progress bar of the page load, drawn by CSS alone; it goes when the scripts are there. */
export function LoadBar() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div
      className={`needs-script no-print ${styles.load}`}
      data-ready={ready || undefined}
      aria-hidden="true"
    />
  )
}
