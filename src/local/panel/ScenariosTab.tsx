import { TextField } from '@/ui/TextField';
import { readCurrentScenario, scenarios, setScenario } from '../scenarios/scenarios';
import { readSetting, scenarioNames, writeSetting } from '../store/settings';
import { useLiveQuery } from './useLiveQuery';

const rowClass = 'flex min-h-11 cursor-pointer items-start gap-3 rounded-xl px-2 py-2 hover:bg-paper';
const inputClass = 'mt-0.5 size-5 shrink-0 accent-tomato';

const readProtection = () => readSetting('emailEnumerationProtection');
const readLimit = () => readSetting('rateLimit');

/** Shows switches for the scenarios and the settings of the local servers. */
export function ScenariosTab() {
  const { name: current } = useLiveQuery(readCurrentScenario, { name: 'normal' });
  const isProtected = useLiveQuery(readProtection, false);
  const rateLimit = useLiveQuery(readLimit, null);

  function saveRateLimit(limit: number) {
    if (rateLimit && Number.isInteger(limit) && limit >= 0)
      void writeSetting('rateLimit', { ...rateLimit, limit });
  }

  return (
    <div className="px-2 py-3">
      <fieldset>
        <legend className="px-2 text-sm text-soft">How the servers behave from now on</legend>
        {scenarioNames.map((name) => (
          <label key={name} className={rowClass}>
            <input
              type="radio"
              name="scenario"
              value={name}
              checked={name === current}
              onChange={() => void setScenario(name)}
              className={inputClass}
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-soft">{scenarios[name].description}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={`${rowClass} mt-2`}>
        <input
          type="checkbox"
          checked={isProtected}
          onChange={({ target }) => void writeSetting('emailEnumerationProtection', target.checked)}
          className={inputClass}
        />
        <span>
          <span className="block font-semibold">Email enumeration protection</span>
          <span className="block text-sm text-soft">A wrong email and a wrong password look the same.</span>
        </span>
      </label>
      <TextField
        key={rateLimit?.limit}
        label="Recipes an hour"
        type="number"
        min={0}
        inputMode="numeric"
        defaultValue={rateLimit?.limit}
        onBlur={({ target }) => saveRateLimit(target.valueAsNumber)}
        className="mt-2 px-2"
      />
    </div>
  );
}
