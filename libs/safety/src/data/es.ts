import { ES_PEOPLE } from './es-people.ts';
import { ES_SIGNS } from './es-signs.ts';
import type { LanguageTable } from './table.ts';

export const ES: LanguageTable = {
  language: 'es',
  common:
    'el la los las y que de en un una yo mi mis me no es por con para se lo le su pero como más ya estoy tengo esta este muy ' +
    'del al todo todos cuando hay ha he porque q pa soy va voy quiero si sin nada mañana hoy anoche',
  classes: {
    not: 'no ni nunca jamás tampoco sin nadie',
    turn: 'yo y pero porque si cuando entonces ya',
    wish:
      'quiero qiero kiero quero quisiera querer quería queria ojalá prefiero preferiría deseo desearía gustaría ganas espero ' +
      'merezco quieres quiere pienso pensando pensado planeo necesito debería',
    will: 'voy vo vamos iba quiero kiero qiero pienso decidí decidido planeo pensando intenté intentar puedo podría ganas',
    die: 'morir morirme morirse morirnos muerto muerta murirme palmarla estirar_la_pata',
    endMyself:
      'matarme suicidarme ahorcarme colgarme envenenarme ahogarme dispararme pegarme_un_tiro quitarme_la_vida quitarme_del_medio ' +
      'quitarme_de_en_medio quitarme_de_enmedio desvivirme volarme_la_cabeza volarme_los_sesos',
    someone:
      'él ella hermano hermana amigo amiga mamá papá madre padre mujer marido esposa esposo novio novia pareja ex hijo hija ' +
      'primo prima compañero compañera vecino vecina alguien tío tía colega abuelo abuela alumno alumna wey bro',
    partner:
      'marido esposo esposa mujer novio novia pareja ex exnovio exmarido papá padre mamá madre padrastro madrastra hermano hijo ' +
      'él ella viejo chico chica',
    adult:
      'papá padre mamá madre padrastro madrastra tío tía abuelo abuela profesor profe maestro entrenador vecino vecinos primo ' +
      'novio padres él ella cura niñera',
    child:
      'niño niña niños hijo hija hijos bebé hermanito hermanita hermano hermana sobrino sobrina nene nena peque crío cría ' +
      'alumno alumna criatura chamaco menor gemelos nieto nieta',
    hits:
      'pega pego pegó pegaba pegan pegado golpea golpeo golpeó golpeado golpe* empuja empujó empujado patea pateó patada* cachet* ' +
      'bofetada* puñetazo* estrangul* ahorca ahorcó ahorcado viola violó violado abusa abusó maltrata maltrató agrede agredió ' +
      'arrastra arrastró muerde madrea paliza* escupe escupió zarandea lastima lastimó quema quemó jala jaló tira tiró',
    pills:
      'pastilla* pastis pastillitas píldora* tableta* medicamento* medicina* medicación somnífero* paracetamol* ibuprofeno* valium ' +
      'diazepam* clonazepam rivotril* antidepresivo* ansiolítico* insulina xanax* orfidal trankimazin lorazepam',
    took: 'tomé tome tomar tomado tomó trague tragué tragado tragó metí metido ingerí bajé zampé empastillé tomarme tragarme',
    lots:
      'todas todos todo toda caja cajas bote frasco blister blíster puñado tira muchas muchos demasiadas montón media medio entera 10 12 ' +
      '15 20 25 30 40 50 60 veinte treinta cuarenta resto',
    means: 'cuerda soga pistola pastillas navaja cuchilla* veneno escopeta arma lazo insulina gillette',
    weapon:
      'cuchillo navaja pistola arma armas escopeta machete bomba gasolina ácido bate martillo hacha fierro cuete',
    them:
      'lo la le los las ese esa ellos él ella todos alguien jefe profe profesor vecino vecina ex marido mujer papá padre mamá ' +
      'madre padrastro gente niños bebé compañeros compañero compañera hermano hermana wey tipo este',
    soon: 'hoy mañana noche ahora ya pronto sábado domingo viernes lunes luego esta_noche',
    moved:
      'hijos hijas familia madre padre mamá papá mujer marido esposa hermana hermano todos hija hijo padres',
    body: 'brazo brazos muñeca* muslo* pierna piernas piel venas',
  },
  affirmed: `
    no puedo|aguanto|doy más|mas|parar|dejar|dormir|evitar : no puedo más me voy a matar
    no ..1 soporto|resisto|importa|bromeo|exagero|paro|dejo|sé|solo|es_broma|es_coña : no es broma, me mato
    no ..1 veo|hay|tengo ..1 salida|opción|nadie|fuerzas|nada : no tengo salida me mato
    sin bromas|mentir|dudarlo|duda|salida : sin bromas me mato`,
  idioms: `
    rompió|rompieron|partió|roto ..2 corazón|récord|esquema* : me rompió el corazón
    apuñal*|puñalada ..4 espalda : me apuñaló por la espalda
    crucé|cruzar|cruzo|pasé ..2 puente : crucé el puente
    cicatriz|cicatrices ..4 operación|cesárea|accidente|cirugía : cicatriz de la operación
    presión|análisis|donar|donación|tipo|donante ..1 sangre : análisis de sangre
    martillo ..4 clavos|taladro|estante|herramienta* : martillo y clavos
    perro|gato|caballo|hámster ..2 murió|muerto|muere : murió mi perro
    pega|pego|pegar|golpe ..1 duro|fuerte|fecha|suerte|moda|pedal : golpe de suerte
    mi|nuestro|su ..1 hijo|hija|hijos ..2 pega|muerde|empuja ..2 otros|niños|compañeros|compañero|niño|otro : mi hijo le pega a otros niños
    <not> ..3 más|mas que|de ..1 #|dos|tres|cuatro|un|una|media : no puedo más que dos horas
    matar ..2 tiempo|rato|hambre|aburrimiento|gusanillo|curiosidad : matar el tiempo
    prefiero|preferiría ..1 morir|morirme|muerta ..2 que|a|antes : prefiero morir que llamar en frío
    tiro|disparo ..3 en_el pie : tiro en el pie
    inútil|perdida|perdido ..1 con|en|para excel|matemáticas|números|la_cocina|informática|tecnología : inútil con excel
    muero|muere|morir|morirme|morirse|muerto|muerta|muriendo de|del|por ..1 ganas|risa|sueño|hambre|frío|calor|vergüenza|miedo|pena|aburrimiento|cansancio|sed|amor|curiosidad|ilusión|saber|nervios : me muero de ganas
    mataría|mataria|mato|matar por : mataría por unos tacos
    mata|mato|matan|matando|matándome|matándonos ..1 me? & plazo|trabajo|calor|tráfico|clase|proyecto|examen|espalda|dieta|curro|deberes|horario : este plazo me está matando
    muero|murio|murió|muerto|muriendo ..2 cel|celular|móvil|batería|ordenador|compu|coche|laptop|wifi|planta|tablet|portátil : se me murió el cel
    cel|celular|móvil|batería|ordenador|compu|coche|laptop|wifi|planta|portátil ..3 murió|muerto|muere|muriendo|morir : mi celular se murió
    cortar*|corto|corté|cortando ..3 azúcar|carbohidratos|pan|gastos|pelo|pelo|césped|café|verduras|cebolla|video|vídeo|llamada|relación|novio|novia : cortar el azúcar
    corté|corto|cortado ..5 cocinando|cocina|afeitando|afeitarme|cebolla|papel|pan : me corté cocinando
    pega|pego|pegar|pegó ..2 aquí|enlace|link|texto|código|cartel|susto|vuelta|copia|madrugón|atracón|siesta : pega aquí el enlace
    pegarme|pegar|pego|me_pega ..1 un|una ..1 susto|siesta|ducha|baño|vuelta|fiesta|corte : pegarme una siesta
    terminar|acabar ..2 con ..1 esto|eso|ello|lo ..3 contrato|trabajo|curso|proyecto|carrera : terminar con esto, el contrato
    sobredosis ..1 de reuniones|café|trabajo|azúcar|series|noticias|cafeína : sobredosis de reuniones
    recuperar|recupero|cambiar|rehacer|vivir|disfrutar ..2 vida : recuperar mi vida
    vivir en|con_mis|con_mi|cerca|lejos|juntos|solo_en|sola_en|del|de_la : no quiero vivir con mis padres
    despertar|despertarme|levantarme ..2 temprano|pronto|tarde|antes|a_las : no quiero despertarme temprano
    ~suicidio colectivo|asistido|escuadrón : suicidio colectivo
    escuadrón suicida : escuadrón suicida
    prevención ..2 ~suicidio : prevención del suicidio
    <moved>|amigo|amiga|él|ella|tío|tía|primo|abuelo|vecino|compañero ..2 suicidó|suicido|se_mató|quitó_la_vida|quito_la_vida|ahorcó : mi hermano se suicidó
    gana|ganó|gano|golea|goleó|palizas|paliza ..3 ajedrez|padel|pádel|partido|fútbol|tenis : paliza al pádel
    ajedrez|padel|pádel|fútbol|tenis|fifa ..4 paliza|ganó|pegó : en ajedrez me pegó una paliza
    lastim*|lesion*|golpeé|corté ..4 gimnasio|gym|corriendo|fútbol|entrenando|rodilla : me lastimé corriendo
    jefe|jefa|mamá|madre|papá|profe ..4 mata|matar ..4 si? : mi jefe me mata
    me tiro|tirarme ..2 piscina|sofá|cama|horas|semanas|días|playa|todo_el : me tiro a la piscina
    saltar|salto ..2 al|a|siguiente|paso|cuerda|la_comba : saltar al siguiente paso
    vuelve|vuelven loca|loco : me vuelve loca`,
  frames: `
    de niña|niño|pequeña|pequeño|chica|adolescente|joven : de niña me pegaban
    en mi infancia|adolescencia|juventud : en mi infancia
    hace ..4 años|décadas : hace diez años
    hace ..1 mucho ..1 tiempo? : hace mucho
    años después|atrás : años atrás
    cuando tenía|era ..2 #|niño|niña|joven|adolescente|chico|chica|pequeño|pequeña : cuando era niña
    antes solía|solía|de_joven|de_pequeña|de_pequeño|en_aquella|aquella_época : antes solía cortarme
    estoy|ahora|ya|sigo ..2 a_salvo|bien_ahora|recuperada|recuperado : estoy a salvo
    sobreviviente|superviviente|sobreviví|superé : soy superviviente
    en|para|de|leyendo|escribiendo|mi ..2 novela|libro|película|peli|serie|cuento|podcast|canción|guion|obra|poema|documental|videojuego|historia_de|personaje : en mi novela
    protagonista|personaje|capítulo|escena|villano : el personaje
    formación|taller|curso_de|curso_sobre|charla|seminario|prevención|voluntari*|tesis|campaña|jornada : taller de prevención
    soy|como|trabajo ..3 enfermera|enfermero|médico|médica|psicóloga|psicólogo|maestra|maestro|profesora|policía|paramédico|bombero|terapeuta|trabajadora_social|peluquera : soy enfermera
    paciente*|urgencias|clientes : dos pacientes
    señales|síntomas|estadísticas|víctimas de : señales de maltrato
    boxeo|karate|judo|kickboxing|minecraft|fortnite|videojuego|ajedrez|lucha_libre : en boxeo`,
  signs: [...ES_SIGNS, ...ES_PEOPLE],
};
