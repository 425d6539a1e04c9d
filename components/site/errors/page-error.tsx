import { ConsentLabel } from '@/components/site/lead/consent-label'
import { HiddenFields } from '@/components/site/lead/hidden-fields'
import { Button } from '@/components/ui/button'
import { CheckField, TextField } from '@/components/ui/field'
import { apiAddress, formPath } from '@/lib/leads/api-paths'
import { typedLimits } from '@/lib/leads/field-limits'
import { hotlineHref, site } from '@/lib/site'
import { ErrorPage } from './error-page'

/**
 * The page after an error during rendering. The details are in the server's log. Its links are plain, because the
 * router may have failed.
 */
export function PageError({ retry }: { retry: () => void }) {
  return (
    <ErrorPage title="页面暂时打不开">
      <p>
        系统繁忙，请稍后重试，或者 <a href="/">返回首页</a>。着急的话，可以直接致电{' '}
        <a href={hotlineHref}>{site.hotline}</a>。
      </p>
      <Button onClick={() => retry()}>重新加载</Button>
      <CallbackForm />
    </ErrorPage>
  )
}

/** Posted by the browser, because the code of the other forms may have failed to load. */
function CallbackForm() {
  return (
    <form
      method="post"
      action={apiAddress(formPath)}
      className="w-[min(24rem,100%)] text-start grid gap-4 border-t border-line pt-6"
      aria-label="请顾问回电"
    >
      <p>也可以留下电话，请顾问回电：</p>
      <HiddenFields kind="general" source="出错页面·请顾问回电" values={{ test: '0' }} />
      <TextField
        id="callback-name"
        name="name"
        label="姓名"
        required
        autoComplete="name"
        maxLength={typedLimits.name}
      />
      <TextField
        id="callback-phone"
        name="phone"
        label="手机号"
        type="tel"
        inputMode="tel"
        required
        autoComplete="tel"
        maxLength={typedLimits.phone}
        placeholder="11 位大陆手机号"
      />
      <CheckField id="callback-agree" name="agree" value="1">
        <ConsentLabel />
      </CheckField>
      <Button type="submit" variant="secondary">
        请给我回电
      </Button>
    </form>
  )
}
