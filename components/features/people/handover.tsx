const steps = [
  '接手前通知您：谁离开、谁来接、从哪天起。没有通知就换人，您可以拒绝并要求说明。',
  '材料一次交清：选校表、文书各版、网申账号、递交记录和下一步日期，您手里留一份副本。',
  '接手的人先约一次面谈，把时间表重念一遍，由您确认再继续。',
  '不愿意由接手的人办理，可以另换一位，或按合同的退费条款结束服务。',
] as const

/** What happens when an adviser leaves during an application. */
export function Handover() {
  return (
    <>
      <ol className="grid grid-cols-fit-20 gap-x-column gap-y-2 list-decimal ps-[1.5em]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-muted max-w-measure mt-4">
        以上以您签的合同为准。签约前请确认这四条写在合同里，网申账号用您自己的邮箱注册，密码由您保管。
      </p>
    </>
  )
}
