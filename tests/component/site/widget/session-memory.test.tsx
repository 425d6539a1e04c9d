import { beforeEach, describe, expect, it } from 'vitest'
import { rememberOpened, takeOpened } from '@/components/site/widget/session-memory'

beforeEach(() => {
  sessionStorage.clear()
})

describe('what a page was reloaded for', () => {
  it('is taken once, by who can open it', () => {
    rememberOpened('panel', 'callback')
    expect(takeOpened('chat')).toBeNull()
    expect(takeOpened('panel')).toBe('callback')
    expect(takeOpened('panel')).toBeNull()
  })

  it.each(['', '签证：要多久', 'a:b', '两\n行'])('is a chat of any topic: %j', (topic) => {
    rememberOpened('chat', topic)
    expect(takeOpened('chat')).toBe(topic)
  })

  it.each(['', 'panel', 'null', '{"kind":"panel"}', 'window:callback'])(
    'is nothing where storage holds %j',
    (text) => {
      sessionStorage.setItem('opened', text)
      expect(takeOpened('panel')).toBeNull()
      expect(takeOpened('chat')).toBeNull()
    },
  )
})
