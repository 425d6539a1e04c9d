'use client'

import { lazy } from 'react'
import { Kept } from '@/components/site/islands/kept'
import { useAppStore } from '@/stores/app-store-provider'
import type { FooterViewProps } from './footer-view'
import type { NavGroupsProps } from './nav-groups'
import type { PanelLinksProps } from './panel-links'

const FooterView = lazy(() => import('./footer-view').then((loaded) => ({ default: loaded.FooterView })))
const NavGroups = lazy(() => import('./nav-groups').then((loaded) => ({ default: loaded.NavGroups })))
const PanelLinks = lazy(() => import('./panel-links').then((loaded) => ({ default: loaded.PanelLinks })))
const BranchLists = lazy(() => import('./panel-links').then((loaded) => ({ default: loaded.BranchLists })))

type Styled = { className?: string | undefined }

/** The footer's content; branches and friendly links are those of the shared state. */
export function KeptFooter({ className, ...facts }: Omit<FooterViewProps, 'branches' | 'friends'> & Styled) {
  const branches = useAppStore((state) => state.branches)
  const friends = useAppStore((state) => state.links)
  return (
    <Kept as="footer" className={className}>
      <FooterView {...facts} branches={branches} friends={friends} />
    </Kept>
  )
}

/** What the menu of one item of the main navigation holds. */
export function KeptNavGroups({ className, ...props }: NavGroupsProps & Styled) {
  return (
    <Kept className={className}>
      <NavGroups {...props} />
    </Kept>
  )
}

/** The branches as the menu of the top line lists them. */
export function KeptBranchLists({ className }: Styled) {
  const branches = useAppStore((state) => state.branches)
  return (
    <Kept className={className}>
      <BranchLists branches={branches} />
    </Kept>
  )
}

/** The foot of the narrow panel. */
export function KeptPanelLinks({ className, ...props }: Omit<PanelLinksProps, 'branches'> & Styled) {
  const branches = useAppStore((state) => state.branches)
  return (
    <Kept className={className}>
      <PanelLinks {...props} branches={branches} />
    </Kept>
  )
}
