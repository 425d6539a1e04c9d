'use client'

import { Kept } from '@/components/site/islands/kept'
import { viewOf } from '@/components/site/islands/view'
import { useAppStore } from '@/stores/app-store-provider'
import type { FooterViewProps } from './footer-view'
import type { NavGroupsProps } from './nav-groups'
import type { PanelLinksProps } from './panel-links'

const footer = viewOf(() => import('./footer-view').then((loaded) => loaded.FooterView))
const navGroups = viewOf(() => import('./nav-groups').then((loaded) => loaded.NavGroups))
const panelLinks = viewOf(() => import('./panel-links').then((loaded) => loaded.PanelLinks))
const branchLists = viewOf(() => import('./panel-links').then((loaded) => loaded.BranchLists))

type Styled = { className?: string | undefined }

/** The footer's content; branches and friendly links are those of the shared state. */
export function KeptFooter({ className, ...facts }: Omit<FooterViewProps, 'branches' | 'friends'> & Styled) {
  const branches = useAppStore((state) => state.branches)
  const friends = useAppStore((state) => state.links)
  return <Kept as="footer" className={className} view={footer} props={{ ...facts, branches, friends }} />
}

/** What the menu of one item of the main navigation holds. */
export function KeptNavGroups({ className, ...props }: NavGroupsProps & Styled) {
  return <Kept className={className} view={navGroups} props={props} />
}

/** The branches as the menu of the top line lists them. */
export function KeptBranchLists({ className }: Styled) {
  const branches = useAppStore((state) => state.branches)
  return <Kept className={className} view={branchLists} props={{ branches }} />
}

/** The foot of the narrow panel. */
export function KeptPanelLinks({ className, ...props }: Omit<PanelLinksProps, 'branches'> & Styled) {
  const branches = useAppStore((state) => state.branches)
  return <Kept className={className} view={panelLinks} props={{ ...props, branches }} />
}
