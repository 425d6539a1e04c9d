'use client'

import { Kept } from '@/components/site/islands/kept'
import { viewOf } from '@/components/site/islands/view'
import type { ListNotesProps } from './list-notes'

const notes = viewOf(() => import('./list-notes').then((loaded) => loaded.ListNotes))

export function KeptListNotes({ className, ...props }: ListNotesProps & { className: string }) {
  return <Kept className={className} view={notes} props={props} />
}
