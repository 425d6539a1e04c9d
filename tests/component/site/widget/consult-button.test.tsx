import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ChatHost } from '@/components/site/widget/chat-host'
import { ConsultButton } from '@/components/site/widget/consult-button'
import { renderInSite } from '../lead/support'

const opener = <ConsultButton topic="爱尔兰留学">爱尔兰</ConsultButton>

describe('the button that opens the chat', () => {
  it('links to the message form where there are no scripts, and outside the site frame', () => {
    render(opener)
    expect(screen.getByRole('link', { name: '爱尔兰' })).toHaveAttribute('href', '/touchus#message')
  })

  it('opens the chat about its topic, with the focus in it, and Esc returns the focus', async () => {
    renderInSite(
      <>
        {opener}
        <ChatHost scriptUrl={null} />
      </>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('link', { name: '爱尔兰' }))
    const chat = await screen.findByRole('complementary', { name: '咨询爱尔兰留学' })
    await waitFor(() => expect(screen.getByRole('heading', { name: '咨询爱尔兰留学' })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(chat).not.toBeVisible()
    expect(screen.getByRole('link', { name: '爱尔兰' })).toHaveFocus()
  })
})
