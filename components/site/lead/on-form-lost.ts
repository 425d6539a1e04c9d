/** The button for a code is all that is lost: without its code the form is posted by the browser, and kept as unverified. */
export function onFormLost() {
  window.alert('验证码暂时发不出去。不填验证码也能提交，顾问来电时再和您核对号码。')
}
