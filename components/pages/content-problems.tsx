import { Container } from '@/components/ui/container'
import { type ContentError, lineOf } from '@/lib/collections/content-error'

/** What is wrong with the content of a page, for its author in development; visitors never see it. */
export function ContentProblems({ error }: { error: ContentError }) {
  return (
    <Container>
      <h1>这一页有 {error.problems.length} 处要改</h1>
      <p>
        <code>{error.file}</code>
      </p>
      <ul>
        {error.problems.map((problem) => (
          <li key={lineOf(problem)}>{lineOf(problem)}</li>
        ))}
      </ul>
      <p>改好保存，再刷新这一页。别的页面不受影响。</p>
    </Container>
  )
}
