import { Actions } from '@/components/ui/actions'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CloseButton } from '@/components/ui/close-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { DialogExample } from './dialog-example'
import { Example, Variant, Variants } from './example'

/** What a visitor presses. */
export function ActionsPart() {
  return (
    <>
      <Example name="Button" use="提交表单，或者在本页做一件事。去别的页面用 ButtonLink。">
        <Variants>
          <Variant props="primary">
            <Button>提交</Button>
          </Variant>
          <Variant props="secondary">
            <Button variant="secondary">再加一行</Button>
          </Variant>
          <Variant props="quiet">
            <Button variant="quiet">清空</Button>
          </Variant>
          <Variant props="size=small">
            <Button variant="secondary" size="small" className="text-sm">
              排序
            </Button>
          </Variant>
          <Variant props="size=tall">
            <Button size="tall">获取方案</Button>
          </Variant>
          <Variant props="Icon">
            <Button>
              <Icon of="search" />
              搜索
            </Button>
          </Variant>
        </Variants>
        <Variants>
          <Variant props="disabled">
            <Button disabled>还不能按</Button>
          </Variant>
          <Variant props="aria-disabled">
            <Button aria-disabled>正在提交…</Button>
          </Variant>
          <Variant props="aria-pressed">
            <Button variant="secondary" aria-pressed>
              已同意
            </Button>
          </Variant>
        </Variants>
        <Button wide>wide：和它所在的一栏同宽</Button>
      </Example>
      <Example name="ButtonLink" use="去另一页的主要一步。一屏只有一个 primary。">
        <Variants>
          <Variant props="primary">
            <ButtonLink href={paths.schools}>查学校</ButtonLink>
          </Variant>
          <Variant props="secondary">
            <ButtonLink href={paths.schools} variant="secondary">
              对照学校
            </ButtonLink>
          </Variant>
          <Variant props="quiet, arrow">
            <ButtonLink href={paths.schools} variant="quiet" arrow>
              全部学校
            </ButtonLink>
          </Variant>
        </Variants>
      </Example>
      <Example name="Actions" use="一页的下一步：一个主要的，最多两个次要的。">
        <Actions
          primary={{ href: paths.schools, label: '查学校' }}
          others={[{ href: paths.deadlines, label: '看截止日' }]}
        />
      </Example>
      <Example name="CloseButton" use="关掉窗口、提示和面板；关什么写在 label 里。">
        <CloseButton label="关闭例子" />
      </Example>
      <Example name="Link" use="本站的链接：指针或焦点到了才预取。外站、电话和文件也用它。">
        <p>
          句子里的<Link href={paths.schools}>一个链接</Link>带下划线；单独一行的链接要有 44 px 高。
        </p>
      </Example>
      <Example name="Dialog" use="先要回答才能继续的一件事。能写在页面里的不用窗口。">
        <DialogExample />
      </Example>
    </>
  )
}
