import type { ReactNode } from 'react'
import { Scene, type SceneName } from '@/components/ui/illustrations/scene'

/**
 * The frame of every page about something missing or broken: a drawing, a heading, a sentence, links.
 * Its links load a new page, because the current one may be broken.
 */
export function ErrorPage({
  scene = 'lost',
  title,
  children,
}: {
  scene?: SceneName
  title: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className="h-38 lg:h-52 bg-hue-soft border-b border-line print:hidden!">
        <Scene name={scene} strip="middle" />
      </div>
      <div className="px-gutter py-band justify-items-center grid gap-4 max-w-measure text-center mx-auto">
        <h1 className="font-display text-2xl">{title}</h1>
        {children}
      </div>
    </>
  )
}
