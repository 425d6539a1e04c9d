import { Scene, type SceneName } from '@/components/ui/illustrations/scene'

const drawn: readonly SceneName[] = ['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'ch']

/**
 * Decorative picture of a destination. It fills the width of its parent. Its colours come from the `data-hue` around it. A country without
 * a picture gets the one of continental Europe.
 */
export const CountryScene = ({ code }: { code: string }) => (
  <div className="overflow-hidden bg-hue-soft">
    <Scene name={drawn.find((name) => name === code) ?? 'eu'} />
  </div>
)
