/** A cloche lifted off its plate, with steam. */
export function GourmetTouch() {
  return (
    <g>
      <ellipse cx="60" cy="100" rx="52" ry="9" fill="#fffaf0" />
      <path d="M8 100C8 105 31 109 60 109S112 105 112 100C112 96 60 104 8 100Z" fill="#d9c7ab" />
      <ellipse cx="60" cy="97" rx="36" ry="5" fill="#e9dcc6" />
      <g transform="rotate(-9 60 80)">
        <path d="M20 84C20 30 100 30 100 84Z" fill="#dfe3e4" />
        <path d="M66 44C92 48 100 66 100 84H82C86 68 82 54 66 44Z" fill="#a9b2b5" />
        <path d="M30 76C31 62 38 54 48 50" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <rect x="14" y="82" width="92" height="8" rx="4" fill="#d9a94a" />
        <path d="M70 82H102A4 4 0 0 1 102 90H70Z" fill="#b98a2f" />
        <circle cx="60" cy="38" r="7" fill="#f2b632" />
        <path d="M65 34A7 7 0 0 1 56 44A9 9 0 0 0 65 34Z" fill="#d08f1c" />
      </g>
      <path
        d="M100 22 103 29 110 32 103 35 100 42 97 35 90 32 97 29ZM20 22 22 27 27 29 22 31 20 36 18 31 13 29 18 27Z"
        fill="#f2b632"
      />
    </g>
  );
}

/** A bowl piled with greens, tomato and avocado. */
export function HealthyBites() {
  return (
    <g>
      <path d="M22 62C8 44 24 24 40 34C46 18 66 20 68 32C82 22 104 34 96 62Z" fill="#6fa544" />
      <path
        d="M30 60C24 46 32 38 40 42M66 58C62 44 66 36 68 32M88 60C92 50 92 44 88 38"
        fill="none"
        stroke="#4d8334"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="42" cy="54" r="14" fill="#d8452f" />
      <circle cx="42" cy="54" r="10" fill="#f0806a" />
      <path d="M42 47V61M35 54H49" stroke="#d8452f" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M62 62C58 44 76 34 86 46C92 54 88 62 88 62Z" fill="#3f6a34" />
      <path d="M66 62C63 49 75 42 82 50C86 56 84 62 84 62Z" fill="#dbe58c" />
      <circle cx="75" cy="58" r="6" fill="#8a5228" />
      <path d="M10 60H110C110 88 92 107 60 107S10 88 10 60Z" fill="#fffaf0" />
      <path d="M82 60H110C110 88 92 107 60 107C80 98 86 78 82 60Z" fill="#e4d6be" />
      <path
        d="M18 74C24 90 36 98 48 101"
        fill="none"
        stroke="#d8452f"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M10 60H110" stroke="#e4d6be" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** A freshly pulled bunch: carrot, beetroot and their leaves. */
export function VeganBliss() {
  return (
    <g>
      <path
        d="M58 52C40 46 28 30 30 10C46 14 56 28 60 44C60 26 66 10 82 4C88 20 82 38 70 50C78 40 92 34 106 38C104 52 88 60 70 58Z"
        fill="#4f9145"
      />
      <path
        d="M36 18C44 30 52 42 60 52M79 12C76 28 70 40 64 52M98 42C86 46 76 52 68 56"
        fill="none"
        stroke="#86bd62"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M70 52C86 48 102 58 102 74C102 90 88 98 80 104C78 108 77 111 76 114C73 110 72 106 68 102C58 94 52 84 54 72C56 62 62 54 70 52Z"
        fill="#a8265a"
      />
      <path d="M92 58C110 74 98 92 80 104C78 108 77 111 76 114C86 92 98 80 92 58Z" fill="#7d1843" />
      <path d="M62 76C62 68 66 63 72 61" fill="none" stroke="#e58aac" strokeWidth="4" strokeLinecap="round" />
      <path d="M30 52C40 44 56 48 58 60C60 76 40 98 22 112C16 94 18 64 30 52Z" fill="#ef8b2f" />
      <path d="M52 50C58 53 58 58 58 60C60 76 40 98 22 112C34 90 52 72 52 50Z" fill="#cf6d17" />
      <path d="M26 70 37 74M24 84 33 88M50 64 42 62" stroke="#b95a10" strokeWidth="3" strokeLinecap="round" />
      <path d="M40 60C48 66 62 66 72 58" fill="none" stroke="#f3dcae" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

/** A taco, full to the brim. */
export function StreetEats() {
  return (
    <g>
      <path d="M14 100C14 58 36 30 66 30C96 30 112 62 110 100Z" fill="#c98a35" />
      <path
        d="M22 68C14 52 28 44 34 46C34 32 50 26 56 34C62 20 80 22 82 34C96 32 102 46 98 54C108 58 108 72 104 80Z"
        fill="#6fa544"
      />
      <circle cx="40" cy="52" r="10" fill="#d8452f" />
      <circle cx="82" cy="46" r="10" fill="#d8452f" />
      <path d="M52 34 68 30 70 44 56 48Z" fill="#f6d452" />
      <path d="M92 58 102 66 94 76 86 68Z" fill="#f6d452" />
      <path d="M56 50C66 44 76 50 78 58L60 66Z" fill="#8a4a2d" />
      <path d="M8 104C6 66 26 44 50 44C76 44 96 68 98 104Z" fill="#f2c25c" />
      <path d="M70 50C88 60 97 82 98 104H80C84 82 82 62 70 50Z" fill="#dba03a" />
      <path d="M20 92C21 76 28 64 38 58" fill="none" stroke="#ffe5a3" strokeWidth="5" strokeLinecap="round" />
      <g fill="#c98a35">
        <circle cx="44" cy="74" r="3.5" />
        <circle cx="62" cy="68" r="3" />
        <circle cx="56" cy="90" r="4" />
        <circle cx="32" cy="94" r="3" />
        <circle cx="78" cy="88" r="3" />
      </g>
      <path d="M6 104H100" stroke="#c98a35" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** A compass whose needle is a chef's knife. */
export function ChefQuest() {
  return (
    <g>
      <circle cx="60" cy="12" r="8" fill="none" stroke="#b98a2f" strokeWidth="5" />
      <circle cx="60" cy="64" r="46" fill="#d9a94a" />
      <path d="M86 26A46 46 0 0 1 30 99A52 52 0 0 0 86 26Z" fill="#b98a2f" />
      <circle cx="60" cy="64" r="37" fill="#fffaf0" />
      <path d="M82 34A37 37 0 0 1 38 94A46 46 0 0 0 82 34Z" fill="#eadcc6" />
      <path d="M60 33V40M60 88V95M29 64H36M84 64H91" stroke="#a0876a" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M40 42 42 44M80 42 78 44M40 86 42 84M80 86 78 84"
        stroke="#cdb99b"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(38 60 64)">
        <path d="M55 66V36C55 30 62 26 66 26V66Z" fill="#dfe3e4" />
        <path d="M61 66V29L66 26V66Z" fill="#a9b2b5" />
        <rect x="55" y="66" width="11" height="33" rx="5" fill="#d8452f" />
        <path d="M61 66H66V94A5 5 0 0 1 61 99Z" fill="#ad3122" />
        <circle cx="60.5" cy="76" r="1.8" fill="#fffaf0" />
        <circle cx="60.5" cy="88" r="1.8" fill="#fffaf0" />
      </g>
      <circle cx="60" cy="64" r="5" fill="#33232f" />
    </g>
  );
}
