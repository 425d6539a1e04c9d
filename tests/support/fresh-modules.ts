import { vi } from 'vitest'

// The files of this project share a process and its jsdom, which takes seconds to load. Each begins without modules and without doubles.
vi.resetModules()
for (const doubled of [
  ...['react', 'next/link', 'web-vitals', '@/lib/api/schools', '@/lib/leads/questions'],
  ...['@/components/site/lead/open-dialog', '@/components/site/mobile/country-links'],
  ...['@/components/site/widget/floating-forms', '@/components/site/widget/own-chat'],
])
  vi.doUnmock(doubled)
