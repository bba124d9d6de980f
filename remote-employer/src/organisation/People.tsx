import type { OwnOrganisation } from '@onward/contracts/jobs/organisation'
import type { MemberRole, OrganisationInvitation, OrganisationMember } from '@onward/contracts/jobs/organisation-members'
import { useFailureNotice, useFormFailure, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Field, RadioGroup, Row, Section, Stack, StatusBadge, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { explained, sendInvitation, useChangeRole, useInvite, useRemove, useRenew, useRevoke } from './api'
import { useOrganisationMessages } from './catalogue'
import { OrganisationForm } from './OrganisationForm'
import styles from './organisation.module.css'

interface PartProps {
  organisation: OwnOrganisation
  mayChange: boolean
}

/** Members with their roles, and open invitations. */
export function People({ organisation, mayChange }: PartProps) {
  const t = useOrganisationMessages()
  const failed = useFailure()
  const { notify } = usePortal()
  const changeRole = useChangeRole()
  const [leaving, setLeaving] = useState<OrganisationMember | null>(null)
  const isSuspended = organisation.verification.state === 'suspended'
  const nameOf = ({ name }: OrganisationMember) => name || t('people.noName')
  const giveRole = (member: OrganisationMember, role: MemberRole) =>
    changeRole.mutate(
      { params: { id: member.id }, body: { role } },
      {
        onSuccess: () =>
          notify({ kind: 'success', title: t('people.roleChanged', { name: nameOf(member), role: t(`people.role.${role}`) }) }),
        onError: failed,
      },
    )
  return (
    <Section id="people" title={t('people.title')}>
      <p className={styles.soft}>{t('people.lead')}</p>
      <ul className={styles.list}>
        {organisation.members.map((member) => {
          const other = member.role === 'owner' ? ('member' as const) : ('owner' as const)
          const name = nameOf(member)
          return (
            <li key={member.id}>
              <div>
                <p className={styles.name}>
                  {name} {member.you && <span className={styles.soft}>({t('people.you')})</span>}{' '}
                  <StatusBadge tone={member.role === 'owner' ? 'information' : 'neutral'}>
                    {t(`people.role.${member.role}`)}
                  </StatusBadge>
                </p>
                <p className={styles.soft}>{t('people.since', { day: formatDay(member.joinedAt) })}</p>
              </div>
              <Row gap={2}>
                {mayChange && organisation.members.length > 1 && (
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={t(other === 'owner' ? 'people.makeOwnerOf' : 'people.makeMemberOf', { name })}
                    onClick={() => giveRole(member, other)}
                  >
                    {t(other === 'owner' ? 'people.makeOwner' : 'people.makeMember')}
                  </Button>
                )}
                {mayChange && !member.you && (
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={t('people.removeOf', { name })}
                    onClick={() => setLeaving(member)}
                  >
                    {t('common.remove')}
                  </Button>
                )}
                {member.you && organisation.members.length > 1 && !isSuspended && (
                  <Button variant="secondary" size="s" onClick={() => setLeaving(member)}>
                    {t('people.leave')}
                  </Button>
                )}
              </Row>
            </li>
          )
        })}
      </ul>
      <LeaveDialog organisation={organisation} member={leaving} onClose={() => setLeaving(null)} />
      {mayChange && organisation.invitations.length > 0 && <Invited invitations={organisation.invitations} />}
      {mayChange && <InviteForm />}
    </Section>
  )
}

/** Shows a failure, with the service's own sentence where it has one. */
function useFailure(): (error: unknown) => void {
  const t = useOrganisationMessages()
  const notifyFailure = useFailureNotice()
  return (error) => notifyFailure(t('common.thatDidNotWork'), error, error instanceof ApiError ? explained(error) : null)
}

interface LeaveDialogProps {
  organisation: OwnOrganisation
  member: OrganisationMember | null
  onClose(): void
}
function LeaveDialog({ organisation, member, onClose }: LeaveDialogProps) {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const remove = useRemove()
  if (!member) return null
  const name = member.name || t('people.noName')
  const title = member.you ? t('people.leaveTitle', { organisation: organisation.name }) : t('people.removeTitle', { name })
  const leave = () => {
    forget()
    onClose()
  }
  const confirm = () => {
    forget()
    remove.mutate(
      { params: { id: member.id } },
      {
        onSuccess: () => {
          const title = member.you ? t('people.left', { organisation: organisation.name }) : t('people.removed', { name })
          notify({ kind: 'success', title })
          onClose()
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error, explained(error)),
      },
    )
  }
  return (
    <Dialog open title={title} onClose={leave}>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{t(member.you ? 'people.leaveText' : 'people.removeText')}</p>
      <Row>
        <Button variant="danger" disabled={remove.isPending} onClick={confirm}>
          {t(member.you ? 'people.leaveYes' : 'people.removeYes')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Dialog>
  )
}

function Invited({ invitations }: { invitations: readonly OrganisationInvitation[] }) {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const failed = useFailure()
  const renew = useRenew()
  const revoke = useRevoke()
  const [sending, setSending] = useState<string | null>(null)
  const again = async ({ id, email }: OrganisationInvitation) => {
    if (sending) return
    setSending(id)
    try {
      await renew.mutateAsync({ params: { id } })
      await sendInvitation(id)
      notify({ kind: 'success', title: t('invite.sent', { email }) })
    } catch (error) {
      failed(error)
      await refreshAnswers('organisation')
    } finally {
      setSending(null)
    }
  }
  return (
    <Section level={3} title={t('invite.listTitle')}>
      <ul className={styles.list}>
        {invitations.map((one) => (
          <li key={one.id}>
            <div>
              <p className={styles.name}>{one.email}</p>
              <p className={styles.soft}>
                {t(one.expired ? 'invite.expired' : 'invite.until', {
                  role: t(`people.role.${one.role}`),
                  day: formatDay(one.expiresAt),
                })}
              </p>
            </div>
            <Row gap={2}>
              <Button
                variant="secondary"
                size="s"
                aria-label={t('invite.againTo', { email: one.email })}
                aria-disabled={sending === one.id || undefined}
                onClick={() => void again(one)}
              >
                {sending === one.id ? t('common.sending') : t('invite.again')}
              </Button>
              <Button
                variant="secondary"
                size="s"
                aria-label={t('invite.revokeOf', { email: one.email })}
                onClick={() =>
                  revoke.mutate(
                    { params: { id: one.id } },
                    { onSuccess: () => notify({ kind: 'success', title: t('invite.revoked') }), onError: failed },
                  )
                }
              >
                {t('common.takeBack')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function InviteForm() {
  const t = useOrganisationMessages()
  const { notify } = usePortal()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('member')
  const invite = useInvite()
  return (
    <Section level={3} title={t('invite.title')}>
      <p>{t('invite.text')}</p>
      <OrganisationForm
        button={t('invite.send')}
        check={() => ({
          email: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? undefined : t('common.pleaseEnterAValidEmailAddress'),
        })}
        explain={explained}
        send={async () => {
          const { id } = await invite.mutateAsync({ body: { email: email.trim(), role } })
          const sent = await sendInvitation(id).then(
            () => true,
            () => false,
          )
          if (sent) notify({ kind: 'success', title: t('invite.sent', { email: email.trim() }) })
          else notify({ kind: 'error', title: t('common.thatDidNotWork'), text: t('invite.notSent') })
          setEmail('')
        }}
      >
        {(faults) => (
          <Stack gap={4}>
            <Field id="email" label={t('invite.email')} error={faults.email} required>
              <TextInput
                type="email"
                autoComplete="off"
                maxLength={255}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
            <RadioGroup
              name="role"
              legend={t('invite.role')}
              value={role}
              options={[
                { value: 'member', label: t('invite.member') },
                { value: 'owner', label: t('invite.owner') },
              ]}
              onChange={(value) => setRole(value === 'owner' ? 'owner' : 'member')}
            />
          </Stack>
        )}
      </OrganisationForm>
    </Section>
  )
}
